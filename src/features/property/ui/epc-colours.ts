/** Colours of the official scales, best to worst, with a text colour of enough contrast. */
const bands: Record<string, { background: string; text: string }> = {
  'A++': { background: '#00724a', text: '#ffffff' },
  'A+': { background: '#007d4f', text: '#ffffff' },
  A: { background: '#1f8a3b', text: '#ffffff' },
  B: { background: '#8bc53f', text: '#0f1a24' },
  C: { background: '#fff04d', text: '#0f1a24' },
  D: { background: '#fcc21c', text: '#0f1a24' },
  E: { background: '#f58220', text: '#0f1a24' },
  F: { background: '#e0401f', text: '#ffffff' },
  G: { background: '#b3161b', text: '#ffffff' },
}

const unknownBand = { background: '#5f6e7d', text: '#ffffff' }

/** @param label a band such as `B`, or a Brussels sub-band such as `C-`, which has the colour of its band */
export const epcColours = (label: string): { background: string; text: string } =>
  bands[label] ?? bands[label.slice(0, 1)] ?? unknownBand
