/**
 * Returns the body of an answer.
 * @throws Error when it is longer than `most` bytes: it must not fill this process's memory.
 */
export async function readBytes({ body }: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const collect = new WritableStream<Uint8Array>({
    write(chunk) {
      length += chunk.byteLength;
      if (length > most) throw new Error(`An answer is longer than ${most} bytes.`);
      chunks.push(chunk);
    },
  });
  await body?.pipeTo(collect);
  return Buffer.concat(chunks);
}
