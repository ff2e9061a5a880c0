import { idContract } from '../../contract/id-contract'
import { makePayload } from '../../support/make-payload'

idContract('SQLite', makePayload)
