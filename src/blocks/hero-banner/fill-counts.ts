/** Replaces the placeholders for how many properties are for sale and for rent (acceptance B2). */
export const fillCounts = (text: string, counts: { sale: number; rent: number }): string =>
  text.replaceAll('{saleCount}', String(counts.sale)).replaceAll('{rentCount}', String(counts.rent))
