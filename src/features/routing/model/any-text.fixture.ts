import fc from 'fast-check'

const codeUnit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0, max: 0x24f }),
  fc.integer({ min: 0, max: 0xffff }),
)

/**
 * Texts of any code units, lone surrogates included, for property-based tests. fast-check's own `unit: 'binary'` makes
 * no lone surrogates and takes seconds to prepare on a busy machine.
 */
export const anyText = (maxLength = 30): fc.Arbitrary<string> =>
  fc.array(codeUnit, { maxLength }).map((codes) => String.fromCharCode(...codes))
