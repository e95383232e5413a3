// What was found is said once nobody types any more: not every letter is worth a sentence.

// How long nobody types before that, in milliseconds.
const PAUSE = 600;

/** A wait for who types: `after(action)` begins it anew and then does the action, `stop()` gives it up. */
export function typingPause() {
  let timer = 0;
  const stop = () => clearTimeout(timer);
  /** @param {() => void} action */
  const after = (action) => {
    stop();
    timer = setTimeout(action, PAUSE);
  };
  return { after, stop };
}
