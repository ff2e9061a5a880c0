/** Called before Next starts: the folder of the files of all processes of a site. */
export function shareFlightFolder(folder: string): void

/** The folder for the files of filtered lists, in that of the others. */
export function listFolder(folder: string): string

/** The path of the file with this name, or null when it is not the name of such a file. */
export function flightPath(folder: string, name: string): string | null

/** Keeps a file for another day; false when it is gone. */
export function useFlight(folder: string, name: string): boolean

/** Writes the file of a page before the page is sent, and returns its name. */
export function writeFlight(folder: string, text: string): string
