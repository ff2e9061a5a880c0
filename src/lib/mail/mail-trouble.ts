/**
 * Why a mail could not be sent:
 * `server`: nothing goes through at the moment (down, hangs, refuses us), whichever mail it is;
 * `later`: this mail was put off; `never`: this mail or its recipient is refused for good.
 */
export interface MailTrouble {
  kind: 'server' | 'later' | 'never'
  reason: string
}

interface SmtpError {
  message?: string
  code?: string
  /** What the server said, such as 550; absent when it said nothing. */
  responseCode?: number
  /** At which step. */
  command?: string
}

/** Refusals at these steps concern one mail; anything earlier, or no answer at all, concerns us all. */
const ownSteps = new Set(['RCPT TO', 'DATA'])

const longestReason = 500

/** A user name or password must not end up in a text that editors read. */
const withoutSecrets = (text: string): string => text.replace(/\/\/[^\s/@]*@/g, '//')

/** Reads what the mail server, or the lack of one, meant. */
export function readMailTrouble(error: unknown): MailTrouble {
  const { message, code, responseCode, command } = (
    typeof error === 'object' && error !== null ? error : { message: String(error) }
  ) as SmtpError
  const reason = withoutSecrets(message || code || 'unknown').slice(0, longestReason)
  // What cannot be put into a mail at all, such as an address that no server would take, never can.
  if (code === 'EMESSAGE' && !responseCode) return { kind: 'never', reason }
  if (code === 'EENVELOPE' && !responseCode) return { kind: 'never', reason }
  if (!responseCode || !command || !ownSteps.has(command)) return { kind: 'server', reason }
  // 421: the server is about to close, whatever the step.
  if (responseCode === 421) return { kind: 'server', reason }
  return { kind: responseCode >= 500 ? 'never' : 'later', reason }
}
