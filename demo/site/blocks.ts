/** Own kinds of block, a folder of `blocks/` each: `npm run new:block NAME` adds one. */
export const blocks = [] as const
