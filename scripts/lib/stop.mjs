/** Ends a command with one clear line and a status; everything else that is thrown is a mistake of ours. */
export class Stop extends Error {
  /** @param {string} message @param {number} [status] */
  constructor(message, status = 1) {
    super(message)
    this.status = status
  }
}
