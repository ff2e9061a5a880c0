import type { CodeTables } from '../../model/mapping'

/** What the numbers of this format mean; facts.md 4.1. Offices add their own in the source. */
export const specification3Codes: CodeTables = {
  status: { 1: 'active', 2: 'sold', 3: 'withdrawn', 4: 'rented', 5: 'withdrawn', 6: 'sold' },
  condition: {
    ...{ 1: 'used', 2: 'new', 3: 'toBuild', 4: 'toRenovate', 5: 'renovated' },
    ...{ 6: 'toRestore', 7: 'restored', 8: 'toDemolish', 9: 'toRefresh' },
  },
  construction: { 1: 'detached', 2: 'terraced', 3: 'semiDetached' },
  availability: {
    ...{ 1: 'atDeed', 2: 'afterWorks', 3: 'toBeAgreed', 4: 'atPreliminaryAgreement' },
    ...{ 5: 'immediately', 6: 'respectingLease', 7: 'fromDate' },
  },
  // 9 and 10 are the sea view, which is no orientation.
  orientation: {
    ...{ 1: 'east', 2: 'west', 3: 'south', 4: 'north' },
    ...{ 5: 'southWest', 6: 'southEast', 7: 'northWest', 8: 'northEast' },
  },
  groundCertificate: { 0: 'missing', 1: 'pending', 2: 'present' },
  heating: { 1: 'individual', 2: 'collective', 7: 'notApplicable', 8: 'communal' },
  glazing: { 1: 'single', 2: 'double', 3: 'triple' },
  frame: { 1: 'wood', 2: 'pvc', 3: 'aluminium', 4: 'paintedAluminium' },
}
