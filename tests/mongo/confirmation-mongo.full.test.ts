import { confirmationContract } from '../contract/confirmation-contract'

import { makeOwnMongo } from './own-database'

confirmationContract('MongoDB', makeOwnMongo)
