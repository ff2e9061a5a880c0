/** The folder of the files of one server, from the folder with its stored pages (`<distDir>/server`). */
export function flightFolder(serverDistDir: string): string

/** The path of the file with this name, or null when it is not the name of such a file. */
export function flightPath(folder: string, name: string): string | null

/** Keeps a file for another day; false when it is gone. */
export function useFlight(folder: string, name: string): boolean
