/** A file that travels with a mail. */
export interface MailAttachment {
  filename: string
  content: string | Buffer
  contentType: string
}

/** A picture inside a mail; the text names it by `cid:`. */
export interface InlinePicture extends MailAttachment {
  cid: string
}

export interface MailAddress {
  name: string
  address: string
}

/** A mail as the mail server gets it: every header value is one line. */
export interface OutgoingMail {
  from: MailAddress
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  html: string
  text: string
  messageId: string
  headers: Record<string, string>
  attachments: (MailAttachment | InlinePicture)[]
}
