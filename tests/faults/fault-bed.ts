import path from 'node:path'

import { openRigSite, type RigSite, type RigSiteOptions } from '../rig/site'
import type { Login } from '../rig/http'

export interface FaultBed {
  /** A site on new copies of the demo's data and of the build; not started. */
  openSite: (name: string, more?: Partial<RigSiteOptions>) => Promise<RigSite>
  /** Folder with `dist`. */
  build: string
  /** The demo's data. */
  data: string
  /** A folder that is deleted at the end. */
  folder: string
  loginOf: (role: string) => Login
  /** How long editors type at random. */
  typingMinutes: number
}

interface FaultBedOptions {
  build: string
  data: string
  folder: string
  secret: string
  logins: readonly Login[]
  typingMinutes: number
}

/** More than any part of the bed books, so that none is refused. */
const capacity = 50

export function faultBed({ build, data, folder, secret, logins, typingMinutes }: FaultBedOptions): FaultBed {
  return {
    build,
    data,
    folder,
    typingMinutes,
    openSite: (name, more) =>
      openRigSite({ build, data, secret, capacity, folder: path.join(folder, name), ...more }),
    loginOf: (role) => {
      const login = logins.find((each) => each.role === role)
      if (!login) throw new Error(`The demo has no log-in of the role ${role}.`)
      return login
    },
  }
}
