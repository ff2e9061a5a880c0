/** Copies the build, without what an operator keeps there. */
export function copyDist(root: string, target: string): void
