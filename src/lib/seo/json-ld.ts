/** A description of a page for machines, as schema.org words it; `undefined` values are left out. */
export interface JsonLdObject {
  [name: string]: JsonLdValue
}

type JsonLdValue = string | number | boolean | undefined | JsonLdObject | JsonLdValue[]

/** As text inside a script element: nothing in it can end the element. */
export const writeJsonLd = (data: JsonLdObject): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** A path of this site, or the address of a picture server, as a whole address. */
export const absoluteAddress = (pathOrAddress: string, origin: string): string =>
  new URL(pathOrAddress, origin).href

/** By this address every page names the agency that the home page describes. */
export const agencyId = (origin: string): string => `${origin}/#agency`

/** Values that are known; empty texts count as unknown. */
export const known = <T>(value: T | null | undefined): T | undefined =>
  value === null || value === undefined || value === '' ? undefined : value
