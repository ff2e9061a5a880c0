/** The kinds of documents of a property: the only list. */
export const documentKinds = [
  'plan',
  'epc',
  'electricity',
  'soil',
  'asbestos',
  'planning',
  'condominium',
  'brochure',
  'contract',
  'other',
] as const
export type DocumentKind = (typeof documentKinds)[number]
