/** Returns a value that an earlier step of the seed must have created; throws when it is missing. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === undefined || value === null) throw new Error(`The demo knows no ${name}.`)
  return value
}
