import type { Thing, WithContext } from 'schema-dts'

/** Serialises structured data for a script element; no text in it can close the element. Undefined values are left out. */
export const writeJsonLd = (data: WithContext<Thing>): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c')

/** The absolute URL of a path of this site, or of a picture on another server. */
export const absoluteUrl = (pathOrUrl: string, origin: string): string => new URL(pathOrUrl, origin).href

/** The identifier of the agency, which the home page describes, on every page. */
export const agencyId = (origin: string): string => `${origin}/#agency`

/** The value, or undefined when it is unknown or empty. */
export const orAbsent = <T>(value: T | null | undefined): T | undefined =>
  value === null || value === undefined || value === '' ? undefined : value
