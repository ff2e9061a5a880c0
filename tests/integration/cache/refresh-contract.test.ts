import { refreshContract } from '../../contract/refresh-contract'
import { makePayload } from '../../support/make-payload'

refreshContract('SQLite', makePayload)
