import { limitContract } from '../../contract/limit-contract'
import { makePayload } from '../../support/make-payload'

limitContract('SQLite', makePayload)
