/** Own formats of feeds by their stored names, a folder of `feeds/` each: `npm run new:feed NAME` adds one. */
export const feedFormats = {} as const
