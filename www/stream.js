// Whatever comes from outside piece by piece.

import { patiently } from "./patience.js";

/** More than any record, lesson or content document has, in bytes. */
export const LARGEST = 1 << 20;

/**
 * All that a stream gives; `undefined` if that is more than `LARGEST`: a few letters may unpack to any size, and an address may give without end.
 *
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream
 */
export async function all(stream) {
  const parts = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await patiently(reader.read(), () => reader.cancel().catch(() => {}));
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > LARGEST) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
}
