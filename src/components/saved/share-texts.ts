export interface ShareListTexts {
  share: string
  copy: string
  copied: string
  mail: string
  /** Subject of the mail and title of what is shared. */
  subject: string
  /** Names the field with the address, shown where copying is not allowed. */
  address: string
}
