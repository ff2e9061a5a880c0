/**
 * A value that all parts of one process share. Next bundles its routes separately from each other and from the HTTP server
 * around it, so a variable of a module exists once in each bundle.
 *
 * @param name unique in the process; one module owns it
 * @param make makes the first value
 * @returns the value of this process, made at the first call
 */
export function processState<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`perron.${name}`)
  const shared = globalThis as { [key]?: Value }
  return (shared[key] ??= make())
}
