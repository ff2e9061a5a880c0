import { expect, test } from 'vitest'

import { describeMoves } from './describe-moves'

test('the report tells what was left out from what was not placed, and counts the reasons', () => {
  const plan = {
    moves: [{ from: '/fr/a/', to: '/fr/b/', by: 'file' as const }],
    unplaced: [
      { from: '/parti', problem: 'gone' as const, suggestions: [] },
      { from: '/essai', problem: 'off' as const, suggestions: [] },
      { from: '/essai-2', problem: 'off' as const, suggestions: [] },
      { from: '/nos-service\u001b[2J', problem: 'unknown' as const, suggestions: ['/fr/nos-services/'] },
      { from: '/fr/contact/', problem: 'works' as const, suggestions: [] },
    ],
  }
  expect([...describeMoves(plan, false)]).toEqual([
    'Redirects made:',
    '  /fr/a/ → /fr/b/ (as in the file)',
    'Left out, as on the former site:',
    '  /parti was said to be gone for good (410)',
    '  /essai is switched off in the export',
    '  /essai-2 is switched off in the export',
    'Not placed:',
    '  /nos-service?[2J fits no reference and no title',
    '    perhaps /fr/nos-services/',
    '1 made, 1 work already, 3 left out, 1 not placed.',
    '  2 × is switched off in the export',
    '  1 × was said to be gone for good (410)',
    '  1 × fits no reference and no title',
    'Write the new addresses of those not placed into a CSV (old,new) and give it to this command.',
  ])
})
