/** What only `src/lib/time` may use, so that the zone of the server or browser never decides. Keys are selectors. */
const refused = {
  "CallExpression[callee.property.name='slice'][callee.object.callee.property.name='toISOString']":
    'That is the day in UTC. Use belgianDay or toDay of "@/lib/time/belgian-time".',
  "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']":
    'Use formatDay or formatMoment of "@/lib/time/format-time".',
  'MemberExpression[property.name=/^toLocale(Date|Time)String$/]':
    'Use formatDay or formatMoment of "@/lib/time/format-time".',
  'ImportDeclaration[source.value=/^(date-fns|@date-fns)/]':
    'Import from "@/lib/time" instead, where a day is always Belgian.',
}

/** Lint rule: only `src/lib/time` reads the clock and formats times. */
export const belgianTimeOnly = {
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(refused).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
}
