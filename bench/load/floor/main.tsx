/**
 * The floor of `npm run bench:load`: the product's libraries around a bare table of 50 rows with one request. It shows
 * what the libraries alone cost.
 */
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/AppShell.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/NavLink.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Input.css';
import { AppShell, Badge, MantineProvider, NavLink, Table, TextInput, Title } from '@mantine/core';
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { FloorOrder } from './orders.ts';

declare global {
  interface Window {
    /** Requested by index.html, in parallel with the code. */
    orders: Promise<FloorOrder[]>;
  }
}

const ordersQuery = queryOptions({ queryKey: ['orders'], queryFn: () => window.orders, staleTime: 60_000 });

function Shell() {
  return (
    <AppShell padding="md" header={{ height: 50 }} navbar={{ width: 220, breakpoint: 'sm' }}>
      <AppShell.Header p="sm">Firm</AppShell.Header>
      <AppShell.Navbar p="sm">
        {['/', '/orders', '/billing'].map((path) => (
          <NavLink key={path} component={Link} to={path} href={path} label={path} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}

function Orders() {
  const { data = [] } = useQuery(ordersQuery);
  return (
    <>
      <Title>Orders</Title>
      <TextInput label="Search" />
      <Table>
        <Table.Tbody>
          {data.map(({ id, filed, matter, status, fee }) => (
            <Table.Tr key={id}>
              <Table.Td>{id}</Table.Td>
              <Table.Td>{filed}</Table.Td>
              <Table.Td>{matter}</Table.Td>
              <Table.Td>
                <Badge>{status}</Badge>
              </Table.Td>
              <Table.Td>{fee}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

const root = createRootRoute({ component: Shell });
const page = (path: string, component: () => React.ReactNode) =>
  createRoute({ getParentRoute: () => root, path, component });
const router = createRouter({
  routeTree: root.addChildren([
    page('/', () => <Title>Home</Title>),
    page('/orders', Orders),
    page('/billing', () => <Title>Billing</Title>),
  ]),
});

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
