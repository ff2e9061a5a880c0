/**
 * Why an e-mail could not be sent:
 * `server`: the server is unavailable (down, hangs, refuses our account), whichever e-mail it is;
 * `later`: this e-mail was deferred; `never`: this e-mail or its recipient is refused for good.
 */
export interface SmtpError {
  kind: 'server' | 'later' | 'never'
  reason: string
  /** The server refused the recipient's address for good. */
  isRecipientRefused?: true
}

interface NodemailerError {
  message?: string
  code?: string
  /** SMTP reply code, such as 550; absent when the server did not reply. */
  responseCode?: number
  /** The SMTP command that failed. */
  command?: string
}

/** A refusal of these commands concerns one e-mail. Earlier refusals and missing replies concern all of them. */
const commandsOfOneEmail = new Set(['RCPT TO', 'DATA'])

const maxReasonLength = 500

/** Editors read the reason, so it must not contain the user name or password of the server's URL. */
const withoutCredentials = (text: string): string => text.replace(/\/\/[^\s/@]*@/g, '//')

/** Classifies an error of nodemailer. */
export function parseSmtpError(error: unknown): SmtpError {
  const { message, code, responseCode, command } = (
    typeof error === 'object' && error !== null ? error : { message: String(error) }
  ) as NodemailerError
  const reason = withoutCredentials(message || code || 'unknown').slice(0, maxReasonLength)
  // No server can accept such an e-mail, for instance because its recipient is not an e-mail address.
  if (code === 'EMESSAGE' && !responseCode) return { kind: 'never', reason }
  if (code === 'EENVELOPE' && !responseCode) return { kind: 'never', reason }
  if (!responseCode || !command || !commandsOfOneEmail.has(command)) return { kind: 'server', reason }
  // 421: the server is about to close the connection, whichever command was sent.
  if (responseCode === 421) return { kind: 'server', reason }
  if (responseCode < 500) return { kind: 'later', reason }
  return { kind: 'never', reason, ...(command === 'RCPT TO' && { isRecipientRefused: true }) }
}
