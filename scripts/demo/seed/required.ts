/** What an earlier step of the seed must have made; its absence is a mistake in the demo. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === undefined || value === null) throw new Error(`The demo knows no ${name}.`)
  return value
}
