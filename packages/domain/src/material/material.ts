import type { NamedReference } from '../person/named-reference.ts';

/** A contract's request for a material; the status names come from the server (DOMAIN-33, OPEN-41). */
export interface MaterialRequest {
  contractId: number;
  contractNumber: string;
  statusId: number;
  quantity: number;
}

/** A book or other teaching material (DOMAIN-32). */
export interface Material {
  id: number;
  title: string;
  language: NamedReference | null;
  flagged: boolean;
  /** False once archived (DOMAIN-23). */
  active: boolean;
  quantity: number;
  hasNotes: boolean;
  requests: MaterialRequest[];
}

/** A material that is assigned to a contract (DOMAIN-40, DOMAIN-44). */
export interface ContractMaterial {
  /** Id of the assignment, not of the material. */
  id: number;
  materialId: number | null;
  title: string;
  quantity: number | null;
  note: string | null;
  /** False once removed from the contract (DOMAIN-27). */
  active: boolean;
  /** Status of the request, as in `MaterialRequest`; null if the backend does not say. */
  statusId: number | null;
}
