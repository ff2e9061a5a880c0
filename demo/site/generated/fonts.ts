// Written by `npm run generate` from fonts.json in the folder above. Do not edit.
export const fonts = {} as const
