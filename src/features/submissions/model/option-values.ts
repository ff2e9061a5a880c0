/**
 * The value of a locality in a submission: the same in all languages, and never an id. Neither name nor postcode alone
 * is unique.
 *
 * @param name in the source language
 */
export const localityValue = (zip: string, name: string): string => `${zip} ${name}`
