import { maxText } from '@/features/submissions/model/read-text'
import type { TextField } from '@/features/submissions/model/form-field'
import type { ModelField } from '@/features/submissions/model/form-model'

/** Values that a visitor, a program or an attacker may send in a field, derived from its definition. */

export interface FieldCase {
  name: string
  value: unknown
  /** The expected response; `either` where it depends on the field, but no other response is allowed. */
  expected: 'refused' | 'either'
  /** Tried in every language, because its message contains a limit. The others are tried in one language each. */
  isBound?: true
}

const hundredKilobytes = 'x'.repeat(100 * 1024)

/** Never stored: no field accepts these. */
const wrongTypes: [string, unknown][] = [
  ['an object', { a: 1 }],
  ['an operator', { $gt: '' }],
  ['a list of objects', [{ $ne: null }]],
  ['a list of lists', [['x']]],
  ['a deep list', JSON.parse('['.repeat(500) + ']'.repeat(500))],
  ['an object with a prototype', JSON.parse('{"__proto__":{"admin":true}}')],
]

/** Any of these may be valid for some field; none may cause an error. */
export const strangeTexts: [string, string][] = [
  ['spaces', '   '],
  ['zero width', '\u200b\u2060\ufeff'],
  ['NUL', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
  ['right to left', '\u202ecod.exe'],
  ['four bytes', '👩‍👧 𝒳'],
  ['header', 'x\r\nBcc: victim@example.org'],
  ['markup', '<script>alert(1)</script>"\'>'],
  ['query', "' OR 1=1--"],
  ['template', '{{constructor}}${7*7}'],
  ['wildcards', '%_*'],
  ['path', '../../etc/passwd'],
  ['number', '9007199254740993'],
  ['infinite', '1e309'],
  ['prototype', '__proto__'],
  ['regular expression', '(a+)+$'],
]

const badDays = ['2026-02-30', '0000-00-00', '12/2026', '99999-01-01', 'tomorrow', '2026-13-01']
const badMails = [
  'x',
  'x@y',
  'a@b.be,c@d.be',
  'a@b.be\nBcc: c@d.be',
  '<a@b.be>',
  'a b@c.be',
  '"a"@b.be',
  'a@b.be1',
  'a@b.рф',
]

const lengthCases = (field: TextField<string>): FieldCase[] => {
  const most = maxText(field)
  const least = field.minLength ?? 0
  return [
    { name: 'the longest text', value: 'é'.repeat(most), expected: 'either' },
    { name: 'one character too many', value: 'é'.repeat(most + 1), expected: 'refused', isBound: true },
    ...(least > 1
      ? [
          {
            name: 'one character too few',
            value: 'é'.repeat(least - 1),
            expected: 'refused',
            isBound: true,
          } as const,
        ]
      : []),
  ]
}

const refusedAll = (what: string, values: readonly unknown[]): FieldCase[] =>
  values.map((value, index) => ({ name: `${what} ${index + 1}`, value, expected: 'refused', isBound: true }))

/** The limits of a field and values beyond them. */
function boundCases(field: ModelField): FieldCase[] {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return lengthCases(field)
    case 'email':
      return refusedAll('no address', [...badMails, `${'a'.repeat(250)}@b.be`])
    case 'phone':
      return refusedAll('no number', ['call me', '12345', '1'.repeat(41), '+'])
    case 'number':
    case 'money':
      return [
        { name: 'the least', value: String(field.min), expected: 'either' },
        { name: 'the most', value: field.max, expected: 'either' },
        ...refusedAll('no such number', [field.min - 1, String(field.max + 1), '1,5', 1.5, 'NaN', '1e309']),
      ]
    case 'date':
      return refusedAll('no day', badDays)
    case 'select':
    case 'radio':
      return refusedAll('no choice', ['__proto__', 'nothing of the kind', ['a', 'b']])
    case 'checkboxes':
      return refusedAll('no choices', [['__proto__'], [field.options[0]?.value, 'nothing of the kind']])
    case 'checkbox':
      return refusedAll('neither yes nor no', ['maybe', 1, ['on']])
    case 'point':
      return refusedAll('no point', ['91,0', '1', '1,2,3', 'NaN,NaN'])
    default:
      return refusedAll('no file', ['cv.pdf', { name: 'cv.pdf', size: 1 }])
  }
}

/** Fields that accept any text are tried with all strange ones at once: storing takes far longer than refusing. */
export const takesAnyText = ({ kind }: ModelField): boolean => kind === 'text' || kind === 'textarea'

/** All cases of a single field, besides leaving it out. */
export const casesOf = (field: ModelField): FieldCase[] => [
  ...boundCases(field),
  ...wrongTypes.map(([name, value]): FieldCase => ({ name, value, expected: 'refused' })),
  ...(takesAnyText(field) ? [] : strangeTexts).map(([name, value]): FieldCase => ({
    name,
    value,
    expected: 'either',
  })),
  { name: '100 KB', value: hundredKilobytes, expected: 'refused' },
  { name: 'nothing', value: null, expected: field.required ? 'refused' : 'either' },
]

const deep = (depth: number): string => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`

/** Bodies that no form sends, with their expected status. */
export const badBodies: [name: string, type: string, body: BodyInit, status: number][] = [
  ['null', 'application/json', 'null', 400],
  ['a list', 'application/json', '[]', 400],
  ['a text', 'application/json', '"x"', 400],
  ['half of it', 'application/json', '{"a":', 400],
  ['nothing', 'application/json', '', 400],
  ['a deep object', 'application/json', deep(20_000), 400],
  ['ten thousand keys', 'application/json', JSON.stringify(Object.fromEntries(keys(10_000))), 413],
  ['two thousand keys', 'application/json', JSON.stringify(Object.fromEntries(keys(2000))), 400],
  ['a prototype', 'application/json', '{"__proto__":{"x":1}}', 400],
  ['a constructor', 'application/json', '{"constructor":{"prototype":{}}}', 400],
  ['an operator', 'application/json', '{"$where":"1"}', 400],
  ['a status', 'application/json', '{"status":"done"}', 400],
  ['a control that is a list', 'application/json', '{"ref":["4638"]}', 400],
  ['a control that is an object', 'application/json', '{"page":{"$ne":""}}', 400],
  ['no reference', 'application/json', '{"ref":"4638 OR 1=1"}', 400],
  ['64 KB of JSON', 'application/json', JSON.stringify({ a: 'x'.repeat(70_000) }), 413],
  ['256 KB', 'application/x-www-form-urlencoded', `a=${'x'.repeat(300_000)}`, 413],
  ['a thousand values', 'application/x-www-form-urlencoded', 'a=1&'.repeat(1000), 400],
  ['no text', 'application/x-www-form-urlencoded', new Uint8Array([0xff, 0xfe, 0xc3, 0x28]), 400],
  ['operators', 'application/x-www-form-urlencoded', 'email[$ne]=', 400],
  ['no boundary', 'multipart/form-data', 'x', 400],
  ['a wrong boundary', 'multipart/form-data; boundary=a', '--b\r\n\r\n', 400],
  [
    'half a part',
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="x"\r\n\r\n',
    400,
  ],
  ['XML', 'application/xml', '<a/>', 400],
  ['no type', 'nonsense', 'x', 400],
]

function keys(count: number): [string, number][] {
  return Array.from({ length: count }, (_, index) => [`key${index}`, index])
}
