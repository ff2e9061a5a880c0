/**
 * What a form sends for a locality: the same in all languages, and never an id. A name belongs to several places, and a
 * postcode too.
 *
 * @param name in the source language
 */
export const localityValue = (zip: string, name: string): string => `${zip} ${name}`
