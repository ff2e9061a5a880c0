/** An attached file. */
export interface MailAttachment {
  filename: string
  content: string | Buffer
  contentType: string
}

/** An embedded picture; the text refers to it by `cid:`. */
export interface InlinePicture extends MailAttachment {
  cid: string
}

export interface EmailAddress {
  name: string
  address: string
}

/** An e-mail as the mail server receives it: every header value is one line. */
export interface OutgoingMail {
  from: EmailAddress
  to: EmailAddress
  replyTo?: EmailAddress
  subject: string
  html: string
  text: string
  messageId: string
  headers: Record<string, string>
  attachments: (MailAttachment | InlinePicture)[]
}
