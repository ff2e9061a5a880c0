import { demandAccessContract } from '../contract/demand-access-contract'

import { makeOwnMongo } from './own-database'

demandAccessContract('MongoDB', makeOwnMongo)
