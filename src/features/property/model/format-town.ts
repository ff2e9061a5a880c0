/** A place as pages show it. */
export interface Town {
  zip?: string | null | undefined
  city?: string | null | undefined
  /** Only of a place abroad (`foreignCountryName`). */
  country?: string | null | undefined
}

/**
 * Postal code and town as pages show them: `9000 Gent`, with a no-break space, so that no line ends between them; abroad
 * with the country: `53111 Bonn, Germany`. Empty if none is known.
 */
export const formatTown = ({ zip, city, country }: Town): string =>
  [[zip, city].filter(Boolean).join('\u00a0'), country].filter(Boolean).join(', ')
