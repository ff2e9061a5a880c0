/** The id of a field in the studio's form, by where the text is: `blocks.0.heading`. */
export const fieldAnchor = (at: string): string => `field-${at.replaceAll('.', '__')}`
