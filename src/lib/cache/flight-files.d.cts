/** The folder of the files of one server, from the folder with its stored pages (`<distDir>/server`). */
export function flightFolder(serverDistDir: string): string

/** The path of the file with this name, or null when it is not the name of such a file. */
export function flightPath(folder: string, name: string): string | null
