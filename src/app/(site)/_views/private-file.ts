interface PrivateFile {
  body: ReadableStream | Uint8Array<ArrayBuffer>
  bytes: number
  contentType: string
  /** Letters, digits, hyphens and a dot. */
  filename: string
}

/** Hands out a file that is meant for one person: to be kept, never shown inside the site, nowhere stored on the way. */
export const privateFile = ({ body, bytes, contentType, filename }: PrivateFile): Response =>
  new Response(body, {
    headers: {
      'content-type': contentType,
      'content-length': String(bytes),
      'content-disposition': `attachment; filename="${filename.replace(/[^\w.-]/g, '-')}"`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
