/** The floor's only response. */
export interface FloorOrder {
  id: string;
  filed: string;
  matter: string;
  status: string;
  fee: string;
}

export const floorOrders: readonly FloorOrder[] = Array.from({ length: 50 }, (_, index) => ({
  id: `ORD-${index}`,
  filed: '2026-01-01',
  matter: `Matter ${index} v. Someone`,
  status: 'Submitted',
  fee: '$10.00',
}));
