/** Ends a command with one clear line and a status; any other error is a bug. */
export class Stop extends Error {
  /** @param {string} message @param {number} [status] */
  constructor(message, status = 1) {
    super(message)
    this.status = status
  }
}
