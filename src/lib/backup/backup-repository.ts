import { StorageError, type ObjectStorage } from '@/lib/storage/object-storage'
import { sha256 } from '@/lib/values/digest'

import type { BackupCipher } from './backup-cipher'
import { BackupError } from './backup-error'
import { compress, decompress } from './compress'
import { backupFormat, parseManifest, type Manifest, type Part } from './manifest'

/** Says what a target is; not encrypted. */
const labelKey = 'perron-backup.json'
const partsFolder = 'parts/'
const manifestsFolder = 'backups/'

/** A backup in a target. */
export interface BackupName {
  /** Such as `2026-11-23T03-00-00-000Z-1f2e3d4c5b6a7988`. */
  id: string
  at: Date
  key: string
}

/** The hash at the end is that of the manifest. */
const idPattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[0-9a-f]{16}$/

const toStamp = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-')

/**
 * The backups in a target. Files and pieces of the database are parts, stored once under a name made from their content;
 * a backup is a manifest that lists its parts, written last. So a backup that was cut off does not exist.
 */
export class BackupRepository {
  /** Stored parts and their sizes; read once. */
  #known: Promise<Map<string, number>> | null = null

  /** Identifies the site that began the target; see `open`. */
  siteId: string | null = null

  private constructor(
    readonly storage: ObjectStorage,
    readonly cipher: BackupCipher,
  ) {}

  /**
   * Opens the backups of a target.
   *
   * @param siteIds identify the site without telling its secret, the present one first; none: of any site
   * @param mayBegin whether an empty target becomes one for backups
   * @throws BackupError when it holds something else, backups of another site, or ones with another key
   */
  static async open(
    storage: ObjectStorage,
    cipher: BackupCipher,
    { siteIds, mayBegin }: { siteIds: readonly string[]; mayBegin: boolean },
  ): Promise<BackupRepository> {
    const repository = new BackupRepository(storage, cipher)
    const label = await storage.get(labelKey)
    if (label) await repository.#checkLabel(String(label), siteIds)
    else await repository.#begin(siteIds, mayBegin)
    return repository
  }

  async #begin([siteId = null]: readonly (string | null)[], mayBegin: boolean): Promise<void> {
    const { location } = this.storage
    for await (const { key } of this.storage.list(''))
      throw new BackupError(`${location} holds no backups of this program, but other things (${key})`)
    if (!mayBegin) throw new BackupError(`${location} holds no backup`)
    await this.#label(siteId)
  }

  async #label(siteId: string | null): Promise<void> {
    const label = { format: 'perron-backup', version: backupFormat, keyId: this.cipher.keyId, siteId }
    await this.storage.put(labelKey, Buffer.from(JSON.stringify(label)))
  }

  async #checkLabel(text: string, siteIds: readonly string[]): Promise<void> {
    const { location } = this.storage
    const label = parseLabel(text)
    if (!label) throw new BackupError(`${location} holds no backups of this program: ${labelKey} is damaged`)
    if (label.version > backupFormat)
      throw new BackupError(`The backups in ${location} were made by a newer version of this program`)
    if (label.keyId !== this.cipher.keyId)
      throw new BackupError(
        !label.keyId
          ? `The backups in ${location} are not encrypted: unset BACKUP_KEY, or use another target`
          : this.cipher.keyId
            ? `The backups in ${location} were made with another BACKUP_KEY`
            : `The backups in ${location} are encrypted: set BACKUP_KEY`,
        'BACKUP_KEY',
      )
    this.siteId = label.siteId
    const [siteId] = siteIds
    if (siteId === undefined || label.siteId === siteId) return
    if (!siteIds.includes(label.siteId ?? ''))
      throw new BackupError(
        `${location} holds backups of another site, or of this one with another PAYLOAD_SECRET: use another target`,
      )
    await this.#label(siteId)
  }

  /** All backups, newest first. */
  async list(): Promise<BackupName[]> {
    const names: BackupName[] = []
    for await (const { key } of this.storage.list(manifestsFolder)) {
      const id = key.slice(manifestsFolder.length).split('.')[0] ?? ''
      const [, day, hours, minutes, seconds, ms] = idPattern.exec(id) ?? []
      if (day) names.push({ id, key, at: new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) })
    }
    return names.toSorted((one, other) => (one.id < other.id ? 1 : -1))
  }

  /** @throws BackupError when it is missing, damaged, or of a newer version */
  async readManifest({ id, key }: BackupName): Promise<Manifest> {
    const stored = await this.storage.get(key)
    if (!stored) throw new BackupError(`The backup ${id} does not exist`)
    const text = await this.#open(stored)
      .then(decompress)
      .catch(() => null)
    const manifest = text && sha256(text).startsWith(id.slice(-16)) && parseManifest(String(text))
    if (!manifest) throw new BackupError(`The backup ${id} is damaged, or of a newer version of this program`)
    return { ...manifest, id }
  }

  /** Writes the manifest, which makes the backup exist. */
  async writeManifest(content: Omit<Manifest, 'id' | 'format'>): Promise<BackupName> {
    const text = JSON.stringify({ format: backupFormat, id: '', ...content })
    const at = new Date(content.startedAt)
    const id = `${toStamp(at)}-${sha256(text).slice(0, 16)}`
    const key = `${manifestsFolder}${id}.json.gz${this.cipher.suffix}`
    await this.storage.put(key, await this.cipher.encrypt(await compress(Buffer.from(text))))
    return { id, at, key }
  }

  /** Stored parts with their sizes, by name. */
  async knownParts(): Promise<ReadonlyMap<string, number>> {
    this.#known ??= this.#listParts()
    return this.#known
  }

  async #listParts(): Promise<Map<string, number>> {
    const partSizes = new Map<string, number>()
    for await (const { key, bytes } of this.storage.list(partsFolder))
      partSizes.set(key.slice(key.lastIndexOf('/') + 1).split('.')[0] ?? '', bytes)
    return partSizes
  }

  #keyOf(name: string): string {
    return `${partsFolder}${name.slice(0, 2)}/${name}${this.cipher.suffix}`
  }

  /** Whether a part is stored in its whole size. */
  async hasPart({ name, bytes }: Part): Promise<boolean> {
    return (await this.knownParts()).get(name) === this.cipher.storedBytes(bytes)
  }

  /** Stores a part unless it is there already. */
  async putPart(content: Uint8Array): Promise<{ part: Part; isNew: boolean }> {
    const part = { name: this.cipher.nameOf(content), bytes: content.length }
    if (await this.hasPart(part)) return { part, isNew: false }
    const stored = await this.cipher.encrypt(content)
    await this.storage.put(this.#keyOf(part.name), stored)
    ;(await this.#known)?.set(part.name, stored.length)
    return { part, isNew: true }
  }

  /** @throws BackupError when the part is missing, damaged or cut off */
  async getPart({ name, bytes }: Part): Promise<Uint8Array> {
    const stored = await this.storage.get(this.#keyOf(name))
    if (!stored) throw new BackupError(`The backup is not whole: the part ${name} is missing`)
    const content = await this.#open(stored).catch(() => null)
    if (content?.length !== bytes || this.cipher.nameOf(content) !== name)
      throw new BackupError(`The backup is damaged: the part ${name} is not what was stored`)
    return content
  }

  async removeParts(names: readonly string[]): Promise<void> {
    await this.storage.remove(names.map((name) => this.#keyOf(name)))
  }

  #open(stored: Uint8Array): Promise<Uint8Array> {
    return this.cipher.decrypt(stored)
  }
}

const parseLabel = (
  text: string,
): { version: number; keyId: string | null; siteId: string | null } | null => {
  try {
    const label = JSON.parse(text)
    return label?.format === 'perron-backup' && typeof label.version === 'number' ? label : null
  } catch {
    return null
  }
}

/** An error whose text is for the operator, as one line. */
export const isForOperator = (error: unknown): error is Error =>
  error instanceof BackupError || error instanceof StorageError
