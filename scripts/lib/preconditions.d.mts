/** A free port of this machine. */
export function findFreePort(): Promise<number>
