import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

const plugin = path.resolve('scripts/lib/lint-rules.mjs')
const oxlint = path.resolve('node_modules/.bin/oxlint')

/** Lints each code with one rule. @returns how often the rule reports each, in their order */
function countReports(rule, codes) {
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-lint-'))
  try {
    const rules = { [`perron/${rule}`]: 'error' }
    const config = { jsPlugins: [plugin], categories: { correctness: 'off' }, rules }
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config))
    codes.forEach((code, index) => writeFileSync(path.join(folder, `${index}.ts`), code))
    const args = ['--config', 'config.json', '--format', 'json']
    const { diagnostics } = JSON.parse(spawnSync(oxlint, args, { cwd: folder, encoding: 'utf8' }).stdout)
    return codes.map((_, index) => diagnostics.filter(({ filename }) => filename === `${index}.ts`).length)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Each case is a title and its code. What is refused is reported once. */
function check(rule, refused, accepted) {
  describe(rule, () => {
    const titles = [...Object.keys(refused), ...Object.keys(accepted)]
    let counts = []

    beforeAll(() => {
      counts = countReports(rule, [...Object.values(refused), ...Object.values(accepted)])
    })

    test.each(Object.keys(refused))('refuses %s', (title) => expect(counts[titles.indexOf(title)]).toBe(1))
    test.each(Object.keys(accepted))('accepts %s', (title) => expect(counts[titles.indexOf(title)]).toBe(0))
  })
}

check(
  'plain-words',
  {
    'a block comment': '/** Whoever asks gets it. */\nconst a = 1',
    'a line comment': 'const a = 1 // Nobody reads this.',
    'a name': 'const nobody = []',
    'a part of a name': 'function judgeSubmission() {}',
    'a comment that is not understood alone': '// As above.\nconst a = 1',
    'a name without a noun': 'const found = 1',
    'a parameter without a noun': 'const read = ({ known }) => 1',
  },
  {
    'plain words': '/** Returns the rows that are due. */\nconst dueRows = []',
    'a longer word that holds one': '// The standstill period.\nconst adjudged = 1',
    'a word of the trade': 'const atDeed = 1',
    'a key without a noun': 'const counts = { found: 1 }',
    'a name with its noun': 'const foundRow = 1',
    'texts for people': "const text = 'Nobody is at the agency.'",
  },
)

check(
  'explained-privilege',
  {
    'no comment': 'find({ overrideAccess: true })',
    'a comment too far above': '// Why.\nconst a = 1\nconst b = 2\nfind({ overrideAccess: true })',
  },
  {
    'a comment on the line': 'find({ overrideAccess: true }) // Why.',
    'a comment on the line above': 'find({\n  // Why.\n  overrideAccess: true })',
    'a comment above the statement': '// Why.\nconst a = find({\n  where,\n  overrideAccess: true })',
    'no privilege': 'find({ overrideAccess: false })',
  },
)

check(
  'belgian-time-only',
  {
    'the day in UTC': 'const day = moment.toISOString().slice(0, 10)',
    'a formatter': "const format = new Intl.DateTimeFormat('nl')",
    'a day in the zone of the machine': 'const day = moment.toLocaleDateString()',
    'a time in the zone of the machine': 'const time = moment.toLocaleTimeString()',
    'another library': "import { addDays } from 'date-fns'",
    'its time zones': "import { tz } from '@date-fns/tz'",
  },
  {
    'our own functions': "import { addDays } from '@/lib/time/belgian-time'",
    'a moment': 'const stored = moment.toISOString()',
    numbers: "const format = new Intl.NumberFormat('nl')",
  },
)

check(
  'no-chosen-language',
  { 'one language': "const text = locale === 'de' ? a : b", 'any other': "if (code !== 'nl') return null" },
  {
    'a variable': 'const text = locale === site.default ? a : b',
    'another text': "if (kind === 'den') return null",
  },
)

check(
  'absolute-locations',
  {
    'a relative path': "location.assign('about')",
    'a path of this site': "window.location.href = '/about'",
    'a path in brackets': "globalThis.location['assign'](`/${page}`)",
    'a path and more': "location.assign('/' + page)",
    'a variable that begins with a path': "const path = '/about'\ndocument.location.href = path",
  },
  {
    'another site': "location.assign('https://example.com')",
    'an e-mail address': "location.href = 'mailto:info@example.com'",
    'what only the caller knows': 'function go(path) { location.assign(path) }',
    'another object': "Object.assign('/about', link)",
    'an address of a link': "link.href = '/about'",
  },
)
