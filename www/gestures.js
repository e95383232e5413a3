// Pointers on the canvas: a click or tap touches, one finger pans, two pinch, a wheel pans or zooms.

// Pixels that a finger may slip before a touch is a pan.
const SLIP = 8;

const point = (canvas, event) => {
  const box = canvas.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

/**
 * Listens until `signal` is aborted. `on` has `touch({x, y, repeated})`, `hover({x, y})`, `pan(dx, dy)` and
 * `zoom(factor, {x, y})`, all in CSS pixels of the canvas; `repeated` tells the second click of a double click.
 */
export function listen(canvas, signal, on) {
  const down = new Map();
  let slipped = false;
  const hear = (name, action) => canvas.addEventListener(name, action, { signal, passive: false });

  hear("pointerdown", (event) => {
    canvas.setPointerCapture(event.pointerId);
    if (down.size === 0) slipped = false;
    const at = point(canvas, event);
    down.set(event.pointerId, { at, start: at });
  });
  hear("pointermove", (event) => {
    const at = point(canvas, event);
    const finger = down.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") on.hover(at);
      return;
    }
    slipped ||= Math.hypot(at.x - finger.start.x, at.y - finger.start.y) > SLIP;
    if (!slipped) return;
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1].at;
    if (other) {
      const [before, after] = [finger.at, at].map(({ x, y }) => Math.hypot(x - other.x, y - other.y));
      if (before > 0) on.zoom(after / before, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    } else {
      on.pan(at.x - finger.at.x, at.y - finger.at.y);
    }
    finger.at = at;
  });
  // A click on the table leaves the focus where it is.
  hear("mousedown", (event) => event.preventDefault());
  const up = (event) => down.delete(event.pointerId);
  hear("pointerup", up);
  hear("pointercancel", up);
  hear("click", (event) => {
    if (!slipped) on.touch({ ...point(canvas, event), repeated: event.detail > 1 });
  });
  hear("wheel", (event) => {
    event.preventDefault();
    if (event.ctrlKey) on.zoom(Math.exp(-event.deltaY / 200), point(canvas, event));
    else on.pan(-event.deltaX, -event.deltaY);
  });
}
