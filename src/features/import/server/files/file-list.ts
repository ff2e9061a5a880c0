import { sha256 } from '@/lib/values/digest'

import {
  fileNameOf,
  urlOf,
  type FileEntry,
  type FileField,
  type FileProblem,
  type StoredFile,
} from '../../model/feed-files'
import type { FileFetcher } from './fetch-file'
import { FileError } from './file-error'
import { storeDocument, storePicture, type FileContext } from './store-file'

/** The files of one field of a property or project, as they are fetched and stored. */
export class FileList {
  readonly stored: StoredFile[] = []
  readonly problems: FileProblem[] = []
  isTemporary = false
  wasTried = false

  constructor(
    private readonly context: FileContext,
    private readonly fetcher: FileFetcher,
    private readonly field: FileField,
    private readonly before: readonly StoredFile[],
  ) {}

  /** A picture that an editor deleted from the library is fetched again; a deleted document is not. */
  private async isStored({ field, id }: StoredFile): Promise<boolean> {
    if (field === 'documents') return true
    const { docs } = await this.context.req.payload.find({
      collection: 'media',
      depth: 0,
      limit: 1,
      pagination: false,
      select: { contentHash: true },
      where: { id: { equals: id } },
      // The import made it; only its presence is asked.
      overrideAccess: true,
    })
    return docs.length > 0
  }

  async add(entry: FileEntry, index: number, asksForChange = true): Promise<void> {
    const url = urlOf(entry)
    const storedFile = asksForChange ? this.before.find((file) => file.url === url) : undefined
    try {
      const fetched = await this.fetcher.fetch(url, storedFile)
      if (!fetched) {
        if (storedFile && (await this.isStored(storedFile))) this.stored.push(storedFile)
        else if (storedFile) await this.add(entry, index, false)
        return
      }
      const { content, version } = fetched
      const contentHash = sha256(content)
      const same = this.before.find((file) => file.contentHash === contentHash)
      const file = { field: this.field, entry, index, content, contentHash }
      const store = this.field === 'documents' ? storeDocument : storePicture
      // A document that an editor deleted is not made again.
      const id = same && this.field === 'documents' ? same.id : await store(this.context, file)
      // The same content at two addresses is one picture.
      if (!this.stored.some((each) => each.id === id))
        this.stored.push({ field: this.field, url, id, contentHash, ...version })
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      this.problems.push({ field: this.field, name: fileNameOf(url), reason: error.reason })
      this.isTemporary ||= error.isTemporary
      this.wasTried ||= !error.isPaused
      if (storedFile) this.stored.push(storedFile)
    }
  }

  /** Nothing is taken away before its replacement is there. */
  end(): void {
    if (this.problems.length === 0) return
    const storedIds = new Set(this.stored.map(({ id }) => id))
    this.stored.push(...this.before.filter(({ id }) => !storedIds.has(id)))
  }
}
