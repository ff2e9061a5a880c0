import { demandAccessContract } from '../../contract/demand-access-contract'
import { makePayload } from '../../support/make-payload'

demandAccessContract('SQLite', makePayload)
