/** The commands of a build. */
export const builtNames: readonly string[]

export function fileIn(folder: string, name: string): string

export function bundleCommands(root: string, folder: string): Promise<void>
