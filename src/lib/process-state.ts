const keyOf = (name: string): symbol => Symbol.for(`perron.${name}`)

const store = globalThis as unknown as Record<symbol, unknown>

/**
 * A value that all parts of one process share. Next bundles its routes separately from each other and from the HTTP server
 * around it, so a variable of a module exists once in each bundle. The page cache handler, which Next loads outside its
 * bundler, makes the key of `refreshes` itself: see `cache/page-tags.cjs`.
 *
 * @param name unique in the process; one module owns it
 * @param make makes the first value
 * @returns the value of this process, made at the first call
 */
export function processState<Value>(name: string, make: () => Value): Value {
  const key = keyOf(name)
  // Its owner alone writes it.
  return (store[key] ??= make()) as Value
}

/** @internal for tests: the next call of `processState` makes the value anew */
export function resetProcessState(name: string): void {
  delete store[keyOf(name)]
}
