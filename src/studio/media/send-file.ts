'use client'

/** What became of a file that was sent. */
export type SendResult = { doc: Record<string, unknown> & { id: string } } | { reason: string | null }

interface SendOptions {
  address: string
  file: File
  /** Fields of the document that is made of the file. */
  data: Record<string, unknown>
  /** The editor's language, for refusals. */
  language: string
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

interface Answer {
  doc?: Record<string, unknown> & { id: string }
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
}

/** The most exact reason an answer of the server gives; null when it gives none. */
function reasonIn({ errors }: Answer): string | null {
  const [first] = errors ?? []
  return first?.data?.errors?.[0]?.message ?? first?.message ?? null
}

function readAnswer(request: XMLHttpRequest): SendResult {
  // Our own server answers, with this shape; a proxy in between may not.
  const answer = (request.response ?? {}) as Answer
  return request.status < 300 && answer.doc ? { doc: answer.doc } : { reason: reasonIn(answer) }
}

/** Sends one file; unlike `fetch` this tells how far it is. */
export function sendFile({ address, file, data, language, onProgress }: SendOptions): Promise<SendResult> {
  return new Promise((resolve) => {
    const form = new FormData()
    form.append('file', file)
    form.append('_payload', JSON.stringify(data))
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'json'
    request.setRequestHeader('Accept-Language', language)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => resolve({ reason: null })
    request.send(form)
  })
}
