/**
 * Runs a program and ends the process: status 0, or 1 when it answers false or fails, with the error on the console.
 *
 * @param main answers whether the result is good; without an answer it is
 */
export function runProgram(main: () => Promise<boolean | void>): void {
  // While modules load, nothing else keeps Node running, and it would exit without a message.
  setInterval(() => undefined, 60_000)
  main().then(
    (isGood) => process.exit(isGood === false ? 1 : 0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}
