/** An import cannot run, for a reason that an operator can act on. The message has no address and no value of the feed. */
export class ImportError extends Error {}
