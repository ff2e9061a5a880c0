/** Ends this process when all that it wrote has left it: into a pipe, `process.exit` alone would cut long output off. */
export function exitWhenWritten(status: number): void {
  process.stdout.write('', () => {
    process.stderr.write('', () => process.exit(status))
  })
}
