import type { ImportMap } from 'payload'

/** Generated beside this file. */
export const importMap: ImportMap
